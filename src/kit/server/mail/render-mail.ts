import type { ReactElement } from 'react';

/** A mail in both of its forms. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const [html, toText] = await Promise.all([renderMailHtml(element), plainTextMaker()]);
  return { html, text: toText(html) };
}

/** A mail that says itself what its plain text is. */
export async function renderMailHtml(element: ReactElement): Promise<string> {
  const { render } = await import('@react-email/render');
  return render(element);
}

/** Makes plain text of a mail's HTML; pictures have no part in it. */
export function plainTextMaker(): Promise<(html: string) => string> {
  made ??= makePlainText();
  return made;
}

let made: Promise<(html: string) => string> | undefined;

/** Loaded with the first mail. `toPlainText` of React Email does the same, but compiles its selectors for each mail, which takes it half of its time. */
async function makePlainText(): Promise<(html: string) => string> {
  const [{ plainTextSelectors }, { compile }] = await Promise.all([import('@react-email/render'), import('html-to-text')]);
  return compile({ wordwrap: false, preserveNewlines: true, selectors: plainTextSelectors });
}
