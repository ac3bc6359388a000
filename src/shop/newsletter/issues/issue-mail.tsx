import { MailLayout } from '#shop/messages/index.ts';
import type { Locale } from '#kit/pure/languages.ts';

/** An issue that was written in the editor. Its HTML was cleaned when it was written. */
export function IssueMail({ locale, shopName, title, html, foot }: { locale: Locale; shopName: string; title: string; html: string; foot: string }) {
  return (
    <MailLayout locale={locale} shopName={shopName} title={title} preview={title} foot={foot}>
      <div style={{ fontSize: '15px', lineHeight: '24px' }} dangerouslySetInnerHTML={{ __html: html }} />
    </MailLayout>
  );
}
