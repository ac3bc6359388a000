import { Text } from '@react-email/text';
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { MailLayout, styles } from './layout.tsx';

/** A text mail: paragraphs, then what was written, field by field. All of it is text to React, which escapes it. */
export type NoticeMailProps = {
  locale: Locale;
  shopName: string;
  title: string;
  paragraphs: readonly string[];
  rows: readonly { title: string; value: string }[];
  link?: { href: string; text: string } | undefined;
  /** Why one gets this mail; absent: the usual text. */
  foot?: string | undefined;
};

/** A notice. */
export function NoticeMail({ locale, shopName, title, paragraphs, rows, link, foot }: NoticeMailProps) {
  return (
    <MailLayout
      locale={locale}
      shopName={shopName}
      title={title}
      preview={paragraphs[0] ?? title}
      foot={foot ?? m.messages_foot({ shop: shopName }, { locale })}
      link={link}
    >
      {paragraphs.flatMap((paragraph, index) => (
        <Text key={index} style={{ ...styles.text, whiteSpace: 'pre-line' }}>
          {paragraph}
        </Text>
      ))}
      {rows.length > 0 && (
        <table style={styles.table} role="presentation">
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <td style={{ ...styles.cell, ...styles.soft, width: '35%', paddingRight: '12px' }}>{row.title}</td>
                <td style={{ ...styles.cell, whiteSpace: 'pre-line', wordBreak: 'break-word' }}>{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </MailLayout>
  );
}
