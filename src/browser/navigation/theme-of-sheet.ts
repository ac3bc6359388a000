/** The theme as its style sheet in the document says it: `--theme-title-color` is `titleColor`. */

/** All fields that the sheet holds; none while it is not there. */
export function themeOfSheet(): Record<string, string> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href^="/theme/"]')?.sheet;
  const root = sheet?.cssRules[0];
  if (!(root instanceof CSSStyleRule)) return {};
  const fields = [...root.style].filter((name) => name.startsWith('--theme-') && !name.startsWith('--theme-container-'));
  return Object.fromEntries(fields.map((name) => [fieldOf(name), root.style.getPropertyValue(name).trim()]));
}

const fieldOf = (name: string) => name.slice('--theme-'.length).replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
