import { say } from "@/messages/say";
export const industries = () => [
  say("companies.construction"),
  say("companies.manufacturing"),
  say("companies.healthcare"),
  say("companies.technology"),
  say("companies.retail"),
  say("companies.other"),
];

export const maximumLogoBytes = 5 * 1024 * 1024;

export const ownFactorFirst = () => say("companies.turnOnTwoFactorAuthentication");
