/** The footer: links, newsletter, payment marks, language and currency. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { NewsletterForm } from '#shop/newsletter/sections.ts';
import { Icon } from '#ui/icons.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { PaymentMarks } from '#ui/order-parts/payment-marks.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { usualPath } from '#ui/usual-pages.tsx';
import type { FooterContact, FooterData } from './data.ts';
import { LanguageHints } from './language-hints.tsx';
import { LocalePanel } from './locale-panel.tsx';

/** Pages with a task or a form of their own: a second form would be in the way, and contact details may be what the visitor looks for. */
const busyKinds = new Set(['cart', 'checkout', 'user', 'auth', 'inquiry', 'gift-card']);
const formPages = ['newsletter', 'feedback', 'order-lookup', 'withdrawal'];

/** The footer. It also holds the language and currency panel that the header's globe opens: unlike the header it differs from page to page. */
export function Footer({ data }: { data: FooterData }) {
  const view = usePageView();
  const lookup = detailPath(view, 'page', 'order-lookup');
  const feedback = detailPath(view, 'page', 'feedback');
  const privacy = usualPath(view, 'privacy');
  const isBusy = busyKinds.has(view.kind) || formPages.some((slug) => detailPath(view, 'page', slug) === view.path);
  // Guests have no other way to their orders; a merchant's menu may name it or not.
  const isInMenu = (page: string) => data.columns.some(({ children }) => children.some(({ path }) => path === page));
  return (
    <>
      <footer className="mt-16 border-t border-line bg-base-200/60">
        <div className={`page-width pb-8 sm:pt-14 lg:pb-10 lg:pt-20 ${isBusy ? 'pt-4' : 'pt-10'}`}>
          <div className={`grid gap-x-12 ${isBusy ? 'gap-y-6' : 'gap-y-10'} lg:grid-cols-[minmax(0,1.1fr)_minmax(0,2fr)]`}>
            <About data={data} isBusy={isBusy} />
            <Columns columns={data.columns} />
          </div>
          <PaymentMarks marks={data.marks} className="mt-8 md:mt-14 md:border-t md:border-line md:pt-8" />
          <div className="mt-4 grid grid-cols-2 items-center justify-between gap-x-6 text-sm text-desc sm:mt-8 sm:flex sm:flex-wrap sm:gap-x-8">
            <p className="contents items-center gap-x-6 sm:flex sm:min-w-0 sm:flex-1 sm:flex-wrap">
              <span className="max-sm:col-span-2 sm:max-lg:w-full">
                © {data.year} {data.shopName}
                {data.tagline && `${dot}${data.tagline}`}
              </span>
              {!isInMenu(lookup) && <FootLink path={lookup} title={m.order_lookup_title()} />}
              {!isInMenu(feedback) && <FootLink path={feedback} title={m.feedback_title()} />}
              <FootLink path="/gift-card" title={m.gift_card_balance_title()} />
              {data.withdrawal && <FootLink path={detailPath(view, 'page', 'withdrawal')} title={m.withdrawals_button()} />}
              {privacy !== null && <FootLink path={`${privacy}#privacy-choices`} title={m.privacy_choices()} />}
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

/** The shop's letter, and the ways to reach the shop. */
function About({ data, isBusy }: { data: FooterData; isBusy: boolean }) {
  return (
    <div className="max-w-md">
      {isBusy ? (
        <p className="title-2 mb-4 max-sm:hidden">{data.shopName}</p>
      ) : (
        <>
          <p className="title-2">{m.newsletter_heading({ shop: data.shopName })}</p>
          <p className="mb-4 mt-3 text-desc sm:mb-5 sm:mt-5">{m.newsletter_text()}</p>
          <div className="mb-4">
            <NewsletterForm place="footer-newsletter" />
          </div>
        </>
      )}
      <Contact contact={data.contact} />
    </div>
  );
}

const way = 'inline-flex min-h-11 items-center text-base-content underline-offset-4 hover:underline';

/** Contact details in one line, address (street, place and country in a line each) and opening hours. */
function Contact({ contact: { email, phone, address, hours } }: { contact: FooterContact }) {
  return (
    <address className="text-sm not-italic text-desc empty:hidden">
      {(email || phone) && (
        <p className="flex flex-wrap gap-x-6">
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
        </p>
      )}
      {(address.length > 0 || hours) && (
        <div>
          <span>
            {[address[0], address.slice(1, -1).join(', '), ...address.slice(1).slice(-1)].filter(Boolean).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
          {hours && <Hours text={hours} />}
        </div>
      )}
    </address>
  );
}

/** Words for the times; from when until when stays on one line. */
function Hours({ text }: { text: string }) {
  const parts = text.split(/(\d[\d:.]*[–-]\d[\d:]*)/);
  return (
    <span className="mt-1 block text-balance">
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
