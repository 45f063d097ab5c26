export const auth = {
  passwordResetInstructionsSent: "Password reset instructions sent!",
  signedOut: "Signed out",
  passwordResetSuccessfully: "Password reset successfully!",
} as const;
