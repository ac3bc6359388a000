/** The way to write a review. Posts without a script; photographs need one. */
import * as m from '#messages';
import { Accordion } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { fieldId, FieldError, TextArea, TextField } from '#ui/forms/field.tsx';
import { PlainForm, type RejectedForm } from '#ui/forms/plain-form.tsx';
import { Stars } from '#ui/products/stars.tsx';
import { reviewLimits } from '../../contract.ts';

const form = 'review';

type Props = { product: { slug: string }; refused: RejectedForm; stars: number | null; isFirst: boolean };

/**
 * Closed until the shopper wants to write (`stars`: by a link that may have chosen some), or the review was rejected.
 * `isFirst`: it stands alone, with no rules of its own.
 */
export function ReviewForm({ product, refused, stars, isFirst }: Props) {
  const errors = refused?.errors ?? {};
  const values = refused?.values ?? {};
  return (
    <div className={isFirst ? '' : 'border-t border-line'}>
      <Accordion title={m.reviews_write()} open={refused !== null || stars !== null} isAlone={isFirst}>
        <PlainForm name="review" send="/review/add" fields={{ product: product.slug }} refused={refused} className="flex flex-col gap-5">
          <Rating error={errors['rating']} chosen={refused ? values['rating'] : String(stars)} />
          <TextField
            form={form}
            name="title"
            label={m.reviews_headline()}
            optional
            maxLength={reviewLimits.title}
            defaultValue={values['title']}
            error={errors['title']}
          />
          <TextArea
            form={form}
            name="text"
            label={m.reviews_your_text()}
            hint={m.reviews_your_text_hint()}
            rows={5}
            maxLength={reviewLimits.text}
            defaultValue={values['text']}
            error={errors['text']}
          />
          <TextField
            form={form}
            name="name"
            label={m.reviews_your_name()}
            optional
            autoComplete="nickname"
            maxLength={reviewLimits.name}
            defaultValue={values['name']}
            error={errors['name']}
          />
          <Photographs error={errors['images']} />
          <Button type="submit" look="primary">
            {m.reviews_send()}
          </Button>
        </PlainForm>
      </Accordion>
    </div>
  );
}

function Rating({ error, chosen }: { error: string | undefined; chosen: string | undefined }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{m.reviews_your_rating()}</legend>
      {[5, 4, 3, 2, 1].map((stars) => (
        <label key={stars} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="rating"
            value={stars}
            data-as="number"
            required
            defaultChecked={chosen === String(stars)}
            className="radio radio-sm border-field"
          />
          <Stars rating={stars} className="h-5" />
        </label>
      ))}
      <FieldError id={fieldId(form, 'rating')} error={error} />
    </fieldset>
  );
}

function Photographs({ error }: { error: string | undefined }) {
  const id = fieldId(form, 'images');
  return (
    <div className="noscript:hidden">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {m.reviews_photos()}
        <span className="font-normal text-desc">{m.ui_optional()}</span>
      </label>
      <input
        id={id}
        type="file"
        name="images"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        data-upload="review"
        aria-describedby={`${id}-hint`}
        className="field-box py-2.5"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-desc">
        {m.reviews_photos_hint({ count: reviewLimits.images })}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}
