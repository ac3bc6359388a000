import type { ReactElement } from 'react';

/** A mail in both of its forms. The plain-text renderer is loaded with the first mail. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const { render, toPlainText } = await import('@react-email/render');
  const html = await render(element);
  return { html, text: toPlainText(html) };
}

/** A mail that says itself what its plain text is. */
export async function renderMailHtml(element: ReactElement): Promise<string> {
  const { render } = await import('@react-email/render');
  return render(element);
}
