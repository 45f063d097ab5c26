import { operatorCommands } from "@/scripts/operator-commands";
import { runCommand } from "@/scripts/run-command";

const list = () =>
  Object.entries(operatorCommands)
    .map(([name, { words, help }]) => `  ${[name, words].filter(Boolean).join(" ").padEnd(34)} ${help}`)
    .join("\n");

/** Work of an operator without a browser. */
await runCommand(async ([name = "help", ...words]) => {
  const command = Object.hasOwn(operatorCommands, name) ? operatorCommands[name] : undefined;
  if (name !== "help" && command && words.length >= command.needs) return command.run(words);
  const usage = `npm run admin -- COMMAND\n\n${list()}`;
  if (name === "help") return console.log(usage);
  if (command) throw new Error(`Please give all details: npm run admin -- ${name} ${command.words}`);
  throw new Error(`There is no command "${name}".\n\n${usage}`);
});
