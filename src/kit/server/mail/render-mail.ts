import type { ReactElement } from 'react';

/** A mail in both of its forms. The plain-text renderer is loaded with the first mail. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const { render } = await import('@react-email/render');
  return { html: await render(element), text: await render(element, { plainText: true }) };
}

/** A mail that says itself what its plain text is. */
export async function renderMailHtml(element: ReactElement): Promise<string> {
  const { render } = await import('@react-email/render');
  return render(element);
}
