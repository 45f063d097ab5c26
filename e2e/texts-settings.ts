/** A screen in a state, and what it must say then. */
export type Texts = { screen: string; state: string; texts: readonly string[] };

/** The settings' texts, a part of the table in e2e/texts.ts. */
export const settingsTexts = [
  {
    screen: "Settings",
    state: "company profile",
    texts: [
      "Settings",
      "Company Profile",
      "Company Name",
      "Industry",
      "Construction",
      "Manufacturing",
      "Healthcare",
      "Technology",
      "Retail",
      "Other",
      "Company Size",
      "1-10 employees",
      "11-50 employees",
      "51-200 employees",
      "201-500 employees",
      "500+ employees",
      "Phone",
      "Address",
      "Website",
      "Save Changes",
    ],
  },
  { screen: "Settings", state: "company profile saved", texts: ["Company profile updated successfully"] },
  { screen: "Settings", state: "company profile not saved", texts: ["Failed to update company profile"] },
  { screen: "Settings", state: "tabs", texts: ["Settings", "Company Profile", "Personal Profile", "Notifications", "Security"] },
  {
    screen: "Settings",
    state: "personal profile",
    texts: ["First Name", "Last Name", "Email Address", "Phone Number", "Save Changes"],
  },
  { screen: "Settings", state: "personal profile saved", texts: ["Profile updated successfully"] },
  {
    screen: "Settings",
    state: "notifications",
    texts: ["Email Alerts", "Expiration Reminders", "Weekly Reports", "New Vendor Alerts", "System Updates"],
  },
  { screen: "Settings", state: "notifications changed", texts: ["Notification preferences updated"] },
  {
    screen: "Settings",
    state: "security",
    texts: [
      "Change Password",
      "Current Password",
      "New Password",
      "Confirm New Password",
      "Update Password",
      "Cancel",
      "Password last changed: Never",
      "Two-Factor Authentication",
      "2FA is not enabled",
    ],
  },
  { screen: "Settings", state: "passwords differ", texts: ["Passwords do not match"] },
  { screen: "Settings", state: "password changed", texts: ["Password updated successfully"] },
  { screen: "Settings", state: "settings saved", texts: ["Settings updated successfully"] },
  { screen: "Settings", state: "settings not saved", texts: ["Failed to update settings"] },
  { screen: "Settings", state: "personal profile not saved", texts: ["Failed to update profile"] },
  { screen: "Settings", state: "notifications not changed", texts: ["Failed to update notification preferences"] },
  {
    screen: "Settings",
    state: "team",
    texts: ["Invite a Teammate", "Email", "Role", "Admin", "Manager", "Viewer", "Send Invitation", "Member", "Joined", "Actions", "Active"],
  },
  {
    screen: "Settings",
    state: "plan",
    texts: ["Your plan", "Free trial: 14 days left", "no credit card", "Basic", "Pro", "Enterprise", "Monthly", "Annual"],
  },
] as const satisfies readonly Texts[];

/** The texts of the pages that only inform. */
export const staticTexts = [
  { screen: "About", state: "opened", texts: ["About", "Start Free Trial"] },
  { screen: "Support", state: "opened", texts: ["Support Center", "24 hours"] },
  { screen: "Privacy", state: "opened", texts: ["Privacy Policy", "48 business hours", "18"] },
  { screen: "Terms", state: "opened", texts: ["Terms of Service", "13.", "24 hours before", "30 days", "12 months", "7 years"] },
] as const satisfies readonly Texts[];
