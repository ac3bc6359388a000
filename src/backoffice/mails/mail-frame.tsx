import Box from '@mui/material/Box';
import { useMemo } from 'react';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

/** A mail as it is read, in a frame that runs nothing and leads nowhere. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const framed = useMemo(() => withoutInlineStyles(html), [html]);
  return (
    <Box
      component="iframe"
      sandbox=""
      srcDoc={framed}
      title={title}
      sx={{ width: '100%', height: { xs: 520, lg: 'calc(100vh - 15rem)' }, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#f4f2ee' }}
    />
  );
}

/** Mail programs want their styles inline, which the policy of this page forbids, also in frames of it: they become a sheet that carries the page's nonce. */
function withoutInlineStyles(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const rules: string[] = [];
  for (const element of parsed.querySelectorAll('[style]')) {
    rules.push(`[data-s="${rules.length}"]{${(element.getAttribute('style') ?? '').replaceAll(/[{}<]/g, '')}}`);
    element.setAttribute('data-s', String(rules.length - 1));
    element.removeAttribute('style');
  }
  const sheet = parsed.createElement('style');
  sheet.setAttribute('nonce', nonce);
  sheet.textContent = rules.join('\n');
  parsed.head.append(sheet);
  return `<!doctype html>${parsed.documentElement.outerHTML}`;
}
