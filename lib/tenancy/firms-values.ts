/*
 * The platform counts firms, and no test companies of theirs: neither these, nor the one person who acts there, nor what they have.
 */

/** A condition on what belongs to a company. */
export const ofFirms = { company: { testOfId: null } } as const;

/** The same in SQL, on a column that names a company. */
export const ofFirm = (companyId: string) => `not exists (select 1 from company t where t.id = ${companyId} and t.test_of_id is not null)`;
