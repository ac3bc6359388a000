/** The footer: links, newsletter, payment marks, language and currency. */
import * as m from '#messages';
import { NewsletterForm } from '#shop/newsletter/sections.ts';
import { Icon } from '#ui/icons.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { PaymentMarks } from '#ui/order-parts/payment-marks.tsx';
import { ArrowLink, ShopLink } from '#ui/shop-link.tsx';
import type { FooterContact, FooterData } from './data.ts';
import { LanguageHints } from './language-hints.tsx';
import { LocalePanel } from './locale-panel.tsx';

/** Pages to read and look around on; where somebody fills in a form, a second one is in the way. */
const reading = new Set(['home', 'category', 'collection', 'tag', 'search', 'product', 'article', 'promotion', 'coupon', 'custom', 'root', 'app']);

/** Where somebody is in the middle of something: on a phone the links, the ways to pay and the language are enough below it. */
const busy = new Set(['cart', 'checkout', 'user', 'auth']);

/** The footer. It also holds the language and currency panel that the header's globe opens: unlike the header it differs from page to page. */
export function Footer({ data }: { data: FooterData }) {
  const view = usePageView();
  const lookup = detailPath(view, 'page', 'order-lookup');
  // Guests have no other way to their orders; a merchant's menu may name it or not.
  const isInMenu = data.columns.some(({ children }) => children.some(({ path }) => path === lookup));
  return (
    <>
      <footer className="mt-16 border-t border-line bg-base-200/60">
        <div className="page-width pb-8 pt-10 sm:pt-14 lg:pb-10 lg:pt-20">
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,2fr)]">
            <About data={data} />
            <Columns columns={data.columns} />
          </div>
          <PaymentMarks marks={data.marks} className="mt-8 md:mt-14 md:border-t md:border-line md:pt-8" />
          <div className="mt-4 grid grid-cols-2 items-center justify-between gap-x-6 text-sm text-desc sm:mt-8 sm:flex sm:flex-wrap sm:gap-x-8">
            <p className="contents items-center gap-x-6 sm:flex sm:flex-wrap">
              <span className="max-sm:col-span-2">
                © {data.year} {data.shopName}
                {data.tagline && ` · ${data.tagline}`}
              </span>
              {!isInMenu && <FootLink path={lookup} title={m.order_lookup_title()} />}
              <FootLink path="/gift-card" title={m.gift_card_balance_title()} />
              {data.withdrawal && <FootLink path={detailPath(view, 'page', 'withdrawal')} title={m.withdrawals_button()} />}
              <FootLink path={`${detailPath(view, 'page', 'privacy')}#privacy-choices`} title={m.privacy_choices()} />
            </p>
            <button
              type="button"
              popoverTarget="site-locale"
              className="inline-flex min-h-11 items-center gap-2 text-start underline-offset-4 hover:text-base-content hover:underline sm:gap-3"
            >
              <Icon name="globe" className="size-5 shrink-0 max-sm:hidden" />
              {m.layout_language_currency()}
            </button>
          </div>
        </div>
      </footer>
      <LanguageHints languages={data.languages} />
      <LocalePanel languages={data.languages} currencies={data.currencies} />
    </>
  );
}

/** What the shop is, and the ways to hear from it or write to it. */
function About({ data }: { data: FooterData }) {
  const view = usePageView();
  const isBusy = busy.has(view.kind) || ['/gift-card', detailPath(view, 'page', 'order-lookup')].includes(view.path);
  return (
    <div className={`max-w-md ${isBusy ? 'max-sm:hidden' : ''}`}>
      <p className="title-2">{m.newsletter_heading({ shop: data.shopName })}</p>
      <p className="mb-4 mt-3 text-desc sm:mb-5 sm:mt-5">{m.newsletter_text()}</p>
      {reading.has(view.kind) ? (
        <NewsletterForm place="footer-newsletter" />
      ) : (
        <p>
          <ArrowLink path={detailPath(view, 'page', 'newsletter')}>{m.newsletter_subscribe()}</ArrowLink>
        </p>
      )}
      <p className="mt-1">
        <ArrowLink path={detailPath(view, 'page', 'feedback')}>{m.feedback_title()}</ArrowLink>
      </p>
      <Contact contact={data.contact} />
    </div>
  );
}

const way = 'inline-flex min-h-8 items-center text-base-content underline-offset-4 hover:underline';

/** Where the shop is (street, place and country in a line each), when somebody is there, and how to reach it. */
function Contact({ contact: { email, phone, address, hours } }: { contact: FooterContact }) {
  return (
    <address className="mt-4 flex flex-col gap-1 text-sm not-italic text-desc empty:hidden">
      {email && (
        <a href={`mailto:${email}`} className={way}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={way}>
          {phone}
        </a>
      )}
      {address.length > 0 && (
        <span>
          {[address[0], address.slice(1, -1).join(', '), ...address.slice(1).slice(-1)].filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
      )}
      {hours && <Hours text={hours} />}
    </address>
  );
}

/** Words for the times; from when until when stays on one line. */
function Hours({ text }: { text: string }) {
  const parts = text.split(/(\d[\d:.]*[–-]\d[\d:]*)/);
  return (
    <span className="text-balance">
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ),
      )}
    </span>
  );
}

function FootLink({ path, title }: { path: string; title: string }) {
  return (
    <ShopLink path={path} className="inline-flex min-h-11 items-center underline-offset-4 hover:text-base-content hover:underline">
      {title}
    </ShopLink>
  );
}

/** Below each other on a phone, where each opens at a touch; side by side and open on wider screens (style sheet). */
function Columns({ columns }: Pick<FooterData, 'columns'>) {
  return (
    <nav aria-label={m.layout_footer_menu()} className="grid gap-x-6 max-md:border-t max-md:border-line md:grid-cols-4 md:gap-y-7">
      {columns.map((column) => (
        <details key={column.title} className="foot-column group">
          <summary>
            <h2 className="font-medium">{column.title}</h2>
            <Icon name="down" className="size-4 group-open:rotate-180 md:hidden" />
          </summary>
          <ul className="max-md:pb-4">
            {column.children.map((entry) => (
              <li key={entry.title}>
                <ShopLink
                  path={entry.path ?? '/'}
                  className="inline-flex min-h-11 items-center text-desc underline-offset-4 hover:text-base-content hover:underline md:min-h-9"
                >
                  {entry.title}
                </ShopLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
