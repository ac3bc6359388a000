import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { withoutInlineStyles } from './inline-styles.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

const usualHeight = { xs: 520, lg: 'calc(100vh - 15rem)' };

/** A mail as it is read, in a frame that runs nothing and leads nowhere. */
export function MailFrame({ html, title, sx }: { html: string; title: string; sx?: object }) {
  const framed = useMemo(() => framedMail(html), [html]);
  return (
    <Box
      component="iframe"
      sandbox=""
      srcDoc={framed}
      title={title}
      sx={{ width: '100%', height: usualHeight, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#f4f2ee', ...sx }}
    />
  );
}

/** Mail programs want their styles inline, which the policy of this page forbids, also in frames of it: they become a sheet that carries the page's nonce. */
function framedMail(html: string): string {
  const parsed = new DOMParser().parseFromString(withoutInlineStyles(html), 'text/html');
  const rules: string[] = [];
  for (const element of parsed.querySelectorAll('[data-style]')) {
    rules.push(`[data-s="${rules.length}"]{${(element.getAttribute('data-style') ?? '').replaceAll(/[{}<]/g, '')}}`);
    element.setAttribute('data-s', String(rules.length - 1));
    element.removeAttribute('data-style');
  }
  const sheet = parsed.createElement('style');
  sheet.setAttribute('nonce', nonce);
  sheet.textContent = rules.join('\n');
  parsed.head.append(sheet);
  return `<!doctype html>${parsed.documentElement.outerHTML}`;
}
