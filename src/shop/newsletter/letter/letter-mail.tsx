/** A letter as a mail. */
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Around, here } from '#ui/messages/around.tsx';
import type { Locale } from '#kit/pure/languages.ts';
import { styles } from '../../messages/index.ts';

/** The end of every letter: the merchant's words, the legal lines of the shop's mails, and the link to unsubscribe. */
export type LetterFooterProps = { locale: Locale; words: string; legal: string; sender: string; page: string };

export function LetterFooter({ locale, words, legal, sender, page }: LetterFooterProps) {
  const lines = [words, legal, sender].filter((line) => line !== '');
  return (
    <Section>
      {lines.map((line) => (
        <Text key={line} style={{ ...styles.foot, whiteSpace: 'pre-line' }}>
          {line}
        </Text>
      ))}
      <Text style={{ ...styles.foot, margin: '16px 0' }}>
        <Around text={m.letter_why({ link: here }, { locale })}>
          <a href={page} style={{ color: '#5c5c66', textDecoration: 'underline' }}>
            {m.newsletter_unsubscribe({}, { locale })}
          </a>
        </Around>
      </Text>
    </Section>
  );
}

/** The same as text. */
export function textOfFooter({ locale, words, legal, sender, page }: LetterFooterProps): string {
  const foot = m.newsletter_issue_foot({ address: page }, { locale });
  return ['-- ', ...[words, legal, sender, foot].filter((line) => line !== '')].join('\n');
}

const edge = { backgroundColor: '#ffffff', height: '16px', lineHeight: '16px', fontSize: '1px' } as const;

type LetterMailProps = { title: string; preheader: string; shopName: string; footer: LetterFooterProps; children: ReactNode };

/** `children` are its sections. */
export function LetterMail({ title, preheader, shopName, footer, children }: LetterMailProps) {
  return (
    <Html lang={footer.locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </Head>
      <Preview>{preheader || title}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.name}>{shopName}</Text>
          <Section style={{ ...edge, borderRadius: '12px 12px 0 0' }}>&nbsp;</Section>
          {children}
          <Section style={{ ...edge, borderRadius: '0 0 12px 12px' }}>&nbsp;</Section>
          <LetterFooter {...footer} />
        </Container>
      </Body>
    </Html>
  );
}
