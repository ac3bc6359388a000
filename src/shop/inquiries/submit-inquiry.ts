import * as m from '#messages';
import { invalidInput, notFound } from '#kit/pure/common-errors.ts';
import { localeFor, defaultLanguage, textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hasManyLinks, receiveForm, type GuardInput } from '#kit/server/limits/form-guard.ts';
import { newId } from '#kit/server/ids.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import { ensureShopper, shopperOf } from '../accounts/index.ts';
import { findProductKey } from '../catalog/index.ts';
import { attachUploads } from '../media/uploads/index.ts';
import { queueMailText } from '../messages/index.ts';
import type { SubmitInput } from './contract.ts';
import { countryName, isCountry } from './countries.ts';
import { findPublishedForm } from './read-form.ts';
import { checkAnswers, type Checked } from './rules.ts';
import { insertInquiry, type InquiryProduct, type StoredForm } from './store.ts';

const confirmationsPerEmail = 5;
const windowSeconds = 3_600;

/**
 * Takes a submitted inquiry form: stored, mailed to the merchant, and confirmed to the sender where the
 * form asks for an e-mail address.
 * @throws notFound (404) for an unknown form or product, invalidInput (400) naming `fields.<key>`, tooMany (429)
 */
export async function submitInquiry(context: Context, input: SubmitInput & GuardInput): Promise<{ message: string }> {
  const form = await findPublishedForm(context.db, input.slug);
  if (!form) throw new ShopError(notFound);
  const product = input.product ? ((await findProductKey(context.db, input.product)) ?? null) : null;
  if (input.product && !product) throw new ShopError(notFound);
  const checked = checkAnswers(form.fields, input.fields, { ...context, isCountry, countryName: (code) => countryName(code, context.lang) });
  for (const { key, value } of checked.answers) if (hasManyLinks(value)) checked.errors[`fields.${key}`] ??= m.error_too_many_links({ max: 2 }, context);
  if (Object.keys(checked.errors).length > 0) throw new ShopError(invalidInput, { data: { errors: checked.errors } });
  await context.transaction(async (tx) => {
    const known = shopperOf(context);
    if (await receiveForm(tx, context, { form: 'inquiry', guard: input, visitor: known && (known.accountId ?? known.guestId) }))
      await keep(tx, context, { form, product, orderNo: input.order ?? null, checked });
  });
  return { message: textIn(form.texts, 'success', context.lang) || m.inquiries_thanks({}, { locale: context.locale }) };
}

type Sent = { form: StoredForm; product: InquiryProduct | null; orderNo: string | null; checked: Checked };

async function keep(tx: Tx, context: Context, { form, product, orderNo, checked }: Sent): Promise<void> {
  const shopper = await ensureShopper(context, tx);
  for (const { key, id, title } of checked.files) await attachUploads(tx, context, { ids: [id], purpose: 'inquiry', shopper, field: `fields.${key}`, title });
  const id = newId();
  const { answers, email } = checked;
  await insertInquiry(tx, {
    id,
    formId: form.id,
    formSlug: form.slug,
    formTitle: textIn(form.texts, 'title', defaultLanguage) || form.slug,
    answers,
    email,
    product,
    orderNo,
    lang: context.lang,
    ...shopper,
    createdAt: context.now(),
  });
  await notifyMerchant(tx, context, { id, form, product, orderNo, checked });
  if (email !== null) await confirm(tx, context, { id, form, email });
}

async function notifyMerchant(tx: Tx, context: Context, { id, form, product, orderNo, checked }: Sent & { id: string }): Promise<void> {
  const options = { locale: localeFor(defaultLanguage) };
  const path = `/backoffice/inquiries/${id}/show`;
  const rows = checked.answers.map(({ kind, title, value }) => ({
    title,
    // A picture is for staff alone, who see it in the back office.
    value: kind === 'file' ? `${context.config.baseUrl}${path}` : value,
  }));
  for (const [index, to] of (form.notify.length > 0 ? form.notify : [null]).entries())
    await queueMailText(tx, context, {
      id: `inquiry-${id}-${index}`,
      to,
      lang: defaultLanguage,
      title: m.inquiries_mail_title({ form: textIn(form.texts, 'title', defaultLanguage) || form.slug }, options),
      paragraphs: [m.inquiries_mail_text({}, options)],
      rows: [
        ...(product ? [{ title: m.field_product({}, options), value: `${product.title} (${product.slug})` }] : []),
        ...(orderNo === null ? [] : [{ title: m.order_number({}, options), value: orderNo }]),
        ...rows,
      ],
      link: { path, text: m.feedback_mail_link({}, options) },
      ...(checked.email ? { replyTo: checked.email } : {}),
    });
}

/** Says that it arrived, and nothing of what was written: anybody can give anybody's address. */
async function confirm(tx: Tx, context: Context, { id, form, email }: { id: string; form: StoredForm; email: string }): Promise<void> {
  const wait = await countWithin(tx, [{ key: `inquiry confirmation ${email.toLowerCase()}`, most: confirmationsPerEmail }], {
    windowSeconds,
    now: context.now(),
  });
  if (wait > 0) return;
  const options = { locale: context.locale };
  await queueMailText(tx, context, {
    id: `inquiry-${id}-confirmation`,
    to: email,
    lang: context.lang,
    title: m.inquiries_confirmation_title({ form: textIn(form.texts, 'title', context.lang) || form.slug }, options),
    paragraphs: [textIn(form.texts, 'success', context.lang) || m.inquiries_thanks({}, options), m.inquiries_confirmation_text({}, options)],
  });
}
