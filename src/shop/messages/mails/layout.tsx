import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { readableOn } from '#kit/pure/colours/contrast.ts';
import { withoutEnd, type FilledMail, type MailPart } from '#kit/pure/mail/mail-texts.ts';
import type { MailLook } from '#kit/server/mail/mail-sample.ts';

const font = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'PingFang SC', 'Microsoft YaHei', sans-serif";

/** Styles of mails; they are inline because mail programs read no others. */
export const styles = {
  body: { margin: 0, backgroundColor: '#f4f2ee', fontFamily: font, color: '#26262d' },
  container: { maxWidth: '560px', margin: '0 auto', padding: '24px 16px' },
  card: { backgroundColor: '#ffffff', borderRadius: '12px', padding: '28px 24px' },
  name: { fontSize: '18px', fontWeight: 600, margin: '0 0 16px', padding: '0 24px' },
  title: { fontSize: '22px', lineHeight: '28px', fontWeight: 600, margin: '0 0 12px' },
  text: { fontSize: '15px', lineHeight: '24px', margin: '0 0 12px' },
  button: {
    padding: '12px 20px',
    fontSize: '15px',
    fontWeight: 600,
    textDecoration: 'none',
    display: 'inline-block',
  },
  link: { fontSize: '13px', lineHeight: '20px', color: '#5c5c66', wordBreak: 'break-all' as const, margin: '12px 0 0' },
  inText: { color: '#26262d', textDecoration: 'underline' },
  choice: { color: '#26262d', textDecoration: 'none', display: 'inline-block', padding: '4px 12px 4px 0', whiteSpace: 'nowrap' as const },
  foot: { fontSize: '13px', lineHeight: '20px', color: '#5c5c66', padding: '0 24px', margin: '16px 0 0' },
  table: { width: '100%', borderCollapse: 'collapse' as const, fontSize: '15px', lineHeight: '22px' },
  cell: { padding: '8px 0', verticalAlign: 'top' as const, borderTop: '1px solid #e3e2e6' },
  amount: { padding: '8px 0', verticalAlign: 'top' as const, borderTop: '1px solid #e3e2e6', textAlign: 'right' as const, whiteSpace: 'nowrap' as const },
  soft: { color: '#5c5c66', fontSize: '13px' },
};

/** Without a theme. */
const plain: MailLook = { buttonColor: '#26262d', borderRadius: '8px', titleFontFamily: font };

/** The frame of every mail. */
export function MailLayout({
  locale,
  shopName,
  title,
  preview,
  foot,
  footer = '',
  look = plain,
  link,
  ask,
  children,
}: {
  locale: Locale;
  shopName: string;
  title: string;
  preview: string;
  foot: string;
  /** The merchant's own words below it. */
  footer?: string | undefined;
  look?: MailLook | undefined;
  link?: { href: string; text: string } | undefined;
  /** Where one writes to the shop about it. */
  ask?: { href: string; text: string } | undefined;
  children: ReactNode;
}) {
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={{ ...styles.name, fontFamily: look.titleFontFamily }}>{shopName}</Text>
          <Section style={styles.card}>
            <Heading as="h1" style={{ ...styles.title, fontFamily: look.titleFontFamily }}>
              {title}
            </Heading>
            {children}
            {link && <MailLink {...link} look={look} />}
          </Section>
          <Foot foot={foot} ask={ask} footer={footer} />
        </Container>
      </Body>
    </Html>
  );
}

function Foot({ foot, ask, footer }: { foot: string; ask: { href: string; text: string } | undefined; footer: string }) {
  return (
    <>
      <Text style={styles.foot}>{foot}</Text>
      {ask && (
        <Text style={styles.foot}>
          <a href={ask.href} style={styles.inText}>
            {ask.text}
          </a>
        </Text>
      )}
      {footer === '' ? null : <Text style={{ ...styles.foot, whiteSpace: 'pre-line' }}>{footer}</Text>}
    </>
  );
}

/** A button, and its address as text for mail programs that show none. */
function MailLink({ href, text, look }: { href: string; text: string; look: MailLook }) {
  const { buttonColor: backgroundColor, borderRadius } = look;
  return (
    <>
      <Section style={{ marginTop: '20px' }}>
        <Button href={href} style={{ ...styles.button, backgroundColor, borderRadius, color: readableOn(backgroundColor) }}>
          {text}
        </Button>
      </Section>
      <Text style={styles.link}>{href}</Text>
    </>
  );
}

/** A mail of one paragraph and its details in the shop's own words, and the merchant's (`filled`) in their place. */
export function DetailedMail({ filled, title, text, details, link, shopName, look, ...frame }: DetailedMailProps) {
  return (
    <MailLayout
      {...frame}
      shopName={shopName}
      look={look}
      title={filled ? withoutEnd(filled.subject, ` - ${shopName}`) : title}
      preview={filled?.parts.find((part) => 'text' in part)?.text ?? text}
      foot={m.order_mail_foot({ shop: shopName }, { locale: frame.locale })}
      link={filled ? undefined : link}
    >
      {filled ? (
        <MailParts parts={filled.parts} details={details} link={link} look={look} />
      ) : (
        <>
          <Text style={styles.text}>{text}</Text>
          {details}
        </>
      )}
    </MailLayout>
  );
}

type DetailedMailProps = Pick<Parameters<typeof MailLayout>[0], 'locale' | 'shopName' | 'title' | 'footer' | 'look' | 'ask'> & {
  filled: FilledMail | null;
  text: string;
  details: ReactNode;
  link: { href: string; text: string };
};

/** The merchant's words, with what the mail has besides where they name it. All of it is text to React, which escapes it. */
export function MailParts({
  parts,
  details,
  link,
  look = plain,
}: {
  parts: readonly MailPart[];
  details: ReactNode;
  link: { href: string; text: string } | undefined;
  look?: MailLook | undefined;
}) {
  return parts.map((part, index) => {
    if ('text' in part) {
      return (
        <Text key={index} style={{ ...styles.text, whiteSpace: 'pre-line' }}>
          {part.text}
        </Text>
      );
    }
    if (part.block === 'details') return <Fragment key={index}>{details}</Fragment>;
    return link ? <MailLink key={index} {...link} look={look} /> : null;
  });
}
