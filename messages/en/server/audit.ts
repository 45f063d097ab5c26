export const audit = {
  aFormerMember: "A former member",
  theCommandLine: "The command line",
  someoneWithALink: "Someone with a link",
  theAppTeam: "{app} team",
  number: "Number",
  timeUtc: "Time (UTC)",
  who: "Who",
  details: "Details",
  networkAddress: "Network address",
  action: "Action",
  idOfWhatItIs: "Id of what it is about",
  hash: "Hash",
} as const;
