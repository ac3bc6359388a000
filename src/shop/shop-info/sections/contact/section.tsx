/** The ways to reach the shop. */
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import * as m from '#messages';
import type { ContactSettings } from './settings.ts';

/** The ways as far as there are any, and what to know of each. */
export type ContactData = { email: string; phone: string; address: string[]; notes: { email: string; phone: string; visit: string } };

const way = 'inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere';

/** Beside each other where there is room; on a desk a form that follows has its questions and answers beside it (`.contact-ways`). Nothing where the shop has said none. */
export function Contact({ data: { email, phone, address, notes } }: { settings: ContactSettings; data: ContactData }) {
  if (!email && !phone && address.length === 0) return null;
  return (
    <section className="contact-ways page-width">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-6">
        {email && (
          <Way title={m.shop_info_write()} note={notes.email}>
            <a href={`mailto:${email}`} className={way}>
              {email}
            </a>
          </Way>
        )}
        {phone && (
          <Way title={m.shop_info_call()} note={notes.phone}>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={way}>
              {phone}
            </a>
          </Way>
        )}
        {address.length > 0 && (
          <Way title={m.shop_info_visit()} note={notes.visit}>
            <address className="py-2.5 not-italic">
              {address.map((line, index) => (
                <Fragment key={line}>
                  {/* A postal code is not cut in two. */}
                  <span className="inline-block">{index < address.length - 1 ? `${line},` : line}</span>{' '}
                </Fragment>
              ))}
            </address>
          </Way>
        )}
      </ul>
    </section>
  );
}

function Way({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li className="border-t border-line py-6">
      <h2 className="title-4">{title}</h2>
      {children}
      {note && <p className="whitespace-pre-line text-sm text-desc">{note}</p>}
    </li>
  );
}
