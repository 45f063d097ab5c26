export const client = {
  networkErrorPleaseCheckYour: "Network error. Please check your connection and try again.",
  undo: "Undo",
  theUploadWasCanceled: "The upload was canceled.",
  youWereSignedOut: "You were signed out",
  signInAgainInAnotherTab: "Sign in again in another tab, then save here. Your changes are kept.",
} as const;
