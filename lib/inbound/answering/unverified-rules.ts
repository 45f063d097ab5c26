import { type MailText, mailWords, own, ownAddress } from "@/lib/mail/rules";

/** To the staff: an email whose sender is not proved says that a policy ended. */
export const claimText = (about: { firstName: string; vendor: string; sender: string; appUrl: string }): MailText => {
  const { firstName, vendor, sender, appUrl } = about;
  return {
    subject: mailWords("server.inbound.claimSubject", { vendor }),
    body: mailWords("server.inbound.claimBody", {
      ...{ firstName, vendor, sender: ownAddress(sender), link: own(`${appUrl}/attention?kind=email,question`) },
      end: own(mailWords("server.mail.changeYourNotifications", { link: own(`${appUrl}/settings?tab=notifications`) })),
    }),
  };
};
