// Loaded before a service's own code: when the process that started it is gone, it ends too, whatever killed the parent.
const parent = Number(process.env.COVERKEEP_PARENT);
if (parent && process.ppid === parent) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(1), 30_000).unref();
  }, 1000);
  watch.unref();
}
