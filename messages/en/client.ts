export const client = {
  networkErrorPleaseCheckYour: "Network error. Please check your connection and try again.",
  nameChoicePathMaxAge: "{name}={choice}; Path=/; Max-Age={age}; SameSite=Lax{secure}",
  undo: "Undo",
  theUploadWasCanceled: "The upload was canceled.",
} as const;
