import type { ReactNode } from 'react';

type PlainDocumentProps = {
  lang: string;
  title: string;
  /** Paths of its style sheets. */
  styles: readonly string[];
  /** More of its head: scripts. */
  head?: ReactNode;
  children: ReactNode;
};

/** A whole document outside of the shop's pages, with a policy and style sheets of its own; search engines leave it alone. */
export function PlainDocument({ lang, title, styles, head, children }: PlainDocumentProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {styles.map((path) => (
          <link key={path} rel="stylesheet" href={path} />
        ))}
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}
