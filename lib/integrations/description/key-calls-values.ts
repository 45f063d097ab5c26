/** What the calls about keys and the test company do, one sentence each. */
export const keyCalls = {
  "GET /api/keys": "Lists the company's API keys",
  "POST /api/keys": "Makes an API key of the scope read or write",
  "DELETE /api/keys/[id]": "Revokes an API key",
  "GET /api/test-company": "Shows the firm's test company, in which programs are tried out and which sends no email",
  "POST /api/test-company": "Makes the firm's test company, filled with the sample data",
  "DELETE /api/test-company": "Deletes the test company with all it has. Its keys stop working",
  "POST /api/test-company/empty": "Empties the test company and fills it with the sample data again. Its keys go on working",
  "POST /api/test-company/enter": "Opens the test company in the browser: the session acts there until it leaves",
  "POST /api/test-company/leave": "Goes back from the test company to the person's own",
  "GET /api/keys/[id]/calls": "Lists the calls of an API key in the last 30 days, without bodies",
} as const;
