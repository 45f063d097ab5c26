/** A firm's own provider, as its sign-in needs it. */
export type FirmProvider = {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  isOn: boolean;
  /** The verified domains whose people sign in through it. */
  domains: readonly string[];
  company: { id: string; name: string; timeZone: string };
};

/** How people of a verified domain sign in. */
export type DomainSignOn = {
  companyId: string;
  company: string;
  domain: string;
  provider: { id: string; name: string };
  isRequired: boolean;
};
