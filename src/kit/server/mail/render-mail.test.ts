import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

it('keeps the lines of what people wrote in the plain text, too', async () => {
  const paragraph = createElement('p', { style: { whiteSpace: 'pre-line' } }, 'Happy birthday!\nEnjoy it');
  const { html, text } = await renderMail(createElement('html', null, createElement('body', null, paragraph)));
  expect(html).toContain('white-space:pre-line');
  expect(text).toBe('Happy birthday!\nEnjoy it');
});
