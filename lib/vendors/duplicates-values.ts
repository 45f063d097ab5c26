/** The code of the refusal that names vendors of nearly the same name. */
export const duplicateCode = "possible_duplicate";
