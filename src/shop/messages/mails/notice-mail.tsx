import { Text } from '@react-email/text';
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { MailPart } from '#kit/pure/mail/mail-texts.ts';
import type { MailLook } from '#kit/server/mail/mail-sample.ts';
import { MailLayout, MailParts, styles } from './layout.tsx';

/** A text mail: paragraphs, then what was written, field by field. All of it is text to React, which escapes it. */
export type NoticeMailProps = {
  locale: Locale;
  shopName: string;
  title: string;
  paragraphs: readonly string[];
  rows: readonly { title: string; value: string; links: readonly { href: string; text: string }[] }[];
  link?: { href: string; text: string } | undefined;
  /** Why one gets this mail; absent: the usual text. */
  foot?: string | undefined;
  /** The merchant's own words below it. */
  footer?: string | undefined;
  look?: MailLook | undefined;
  /** The merchant's words in place of the paragraphs. */
  parts?: readonly MailPart[] | undefined;
};

/** A notice. */
export function NoticeMail({ locale, shopName, title, paragraphs, rows, link, foot, footer, look, parts }: NoticeMailProps) {
  const first = parts?.find((part) => 'text' in part)?.text ?? paragraphs[0];
  return (
    <MailLayout
      locale={locale}
      shopName={shopName}
      title={title}
      preview={first ?? title}
      foot={foot ?? m.messages_foot({ shop: shopName }, { locale })}
      footer={footer}
      look={look}
      link={parts ? undefined : link}
    >
      {parts ? <MailParts parts={parts} details={<Rows rows={rows} />} link={link} look={look} /> : null}
      {(parts ? [] : paragraphs).flatMap((paragraph, index) => (
        <Text key={index} style={{ ...styles.text, whiteSpace: 'pre-line' }}>
          {paragraph}
        </Text>
      ))}
      {parts ? null : <Rows rows={rows} />}
    </MailLayout>
  );
}

function Rows({ rows }: Pick<NoticeMailProps, 'rows'>) {
  if (rows.length === 0) return null;
  return (
    <table style={styles.table} role="presentation">
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <td style={{ ...styles.cell, ...styles.soft, width: '35%', paddingRight: '12px' }}>{row.title}</td>
            <td style={{ ...styles.cell, whiteSpace: 'pre-line', wordBreak: 'break-word' }}>
              {row.value}
              {row.links.map(({ href, text }) => (
                <a key={href} href={href} style={styles.choice}>
                  {text}
                </a>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
