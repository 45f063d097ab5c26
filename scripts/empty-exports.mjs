const exported = /^export (?:async )?(?:const|let|function|class) (\w+)/gm;

/** A loader of the build: a module that no page uses keeps the names of what it exports, and nothing behind them. */
export default (source) => {
  const names = [...source.matchAll(exported)].map(([, name]) => `nothing as ${name}`);
  return `const nothing = () => nothing;\nexport { ${names.join(", ")} };\n`;
};
