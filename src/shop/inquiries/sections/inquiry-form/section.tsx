/** An inquiry form: heading, what it is for, and its fields. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Around, here } from '#ui/messages/around.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { FormBehaviour } from '#ui/form-behaviour/island.tsx';
import { Island } from '#ui/island.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { PlainForm } from '#ui/forms/plain-form.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { InquiryFormData } from './data.ts';
import { InquiryField } from './field.tsx';

const orderNoLength = 20;

/** The form; on its own page with the way there. */
export function InquiryFormSection({ data: { form, product, orderNo, refused, sent, main } }: { settings: unknown; data: InquiryFormData }) {
  if (!form) return null;
  const place = `inquiry-${form.slug}`;
  return (
    <section className={main ? 'page-width pb-16 pt-3 lg:pt-5' : 'page-width block-space'} id={place}>
      {main && <Breadcrumb crumbs={[{ title: form.title }]} />}
      <Island name="form-behaviour" of={FormBehaviour} when="visible" props={{ within: place }} />
      <div className={main ? 'form-panel mt-4 lg:mt-8' : 'mx-auto lg:max-w-[42rem]'}>
        <Head form={form} product={product} main={main} />
        {sent ? (
          <Alert kind="success">{form.success || m.inquiries_thanks()}</Alert>
        ) : (
          <PlainForm
            name="inquiry"
            send="/inquiry/submit"
            action={`/inquiry/${form.slug}`}
            fields={{ slug: form.slug, ...(product && { product: product.slug }) }}
            refused={refused}
            className="grid gap-5 sm:grid-cols-2 sm:items-start sm:[&>:not(.half)]:col-span-2"
          >
            {orderNo !== null && <OrderField form={place} orderNo={orderNo} error={refused?.errors['order']} />}
            {form.fields.map((field) => (
              <InquiryField
                key={field.key}
                form={place}
                field={field}
                error={refused?.errors[`fields.${field.key}`]}
                value={refused?.values[`fields.${field.key}`]}
              />
            ))}
            <Button type="submit" look="primary">
              {m.discussions_send()}
            </Button>
          </PlainForm>
        )}
      </div>
    </section>
  );
}

/** The order that it asks about; its sender may correct it. */
function OrderField({ form, orderNo, error }: { form: string; orderNo: string; error: string | undefined }) {
  return (
    <TextField
      form={form}
      name="order"
      label={m.order_number()}
      optional
      className="half"
      autoComplete="off"
      maxLength={orderNoLength}
      defaultValue={orderNo}
      error={error}
    />
  );
}

/** What it is for, and which product it asks about. */
function Head({ form, product, main }: { form: NonNullable<InquiryFormData['form']> } & Pick<InquiryFormData, 'product' | 'main'>) {
  const view = usePageView();
  const Title = main ? 'h1' : 'h2';
  return (
    <div className="mb-8 flex flex-col gap-4">
      <Title className={main ? 'title-1' : 'title-2'}>{form.title}</Title>
      {form.text && <p className="whitespace-pre-line text-desc">{form.text}</p>}
      {product && (
        <p>
          <Around text={m.inquiries_about_product({ product: here })}>
            <ShopLink path={detailPath(view, 'product', product.slug)} className="underline underline-offset-4">
              {product.title}
            </ShopLink>
          </Around>
        </p>
      )}
    </div>
  );
}
