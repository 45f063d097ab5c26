export const client = {
  networkErrorPleaseCheckYour: "Network error. Please check your connection and try again.",
  undo: "Undo",
  theUploadWasCanceled: "The upload was canceled.",
} as const;
