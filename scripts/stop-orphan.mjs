// Watches over a program that is not ours, such as Postgres: node stop-orphan.mjs PARENT PID. When the parent is gone,
// whatever killed it, the program is asked to stop; when the program is gone, so are we.
const [parent, pid] = process.argv.slice(2).map(Number);

function runs(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

setInterval(() => {
  if (!runs(pid)) process.exit(0);
  if (runs(parent)) return;
  process.kill(pid, "SIGINT");
}, 1000);
