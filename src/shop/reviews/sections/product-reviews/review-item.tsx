/** One review. */
import * as m from '#messages';
import { Badge } from '#ui/badges/badge.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { pictureUrl } from '#ui/picture-data.ts';
import { PlainForm } from '#ui/forms/plain-form.tsx';
import { Stars } from '#ui/products/stars.tsx';
import type { Review } from '../../contract.ts';
import { formatDay } from '#kit/pure/formats.ts';
import { Original, WrittenIn } from '#ui/language/written-in.tsx';

/** Stars and headline, who and when, the text, the photographs, the merchant's answer, and whether it helped; translated where it has been. */
export function ReviewItem({ review }: { review: Review }) {
  const { locale } = usePageView();
  const { lang, title, text } = review.translation ?? review;
  return (
    <article>
      <Stars rating={review.rating} className="h-5" />
      {title && (
        <h3 lang={lang} className="mt-2 font-medium wrap-anywhere">
          {title}
        </h3>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-desc">
        <span className="wrap-anywhere">{review.author}</span>
        <time dateTime={review.createdAt}>{formatDay(review.createdAt, locale, 'medium')}</time>
        <WrittenIn lang={review.lang} isTranslated={review.translation !== null} />
        {review.verified && <Badge look="quiet">{m.reviews_verified()}</Badge>}
      </p>
      <p lang={lang} className="mt-3 max-w-2xl wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {review.translation && <OwnWords review={review} />}
      {review.images.length > 0 && <Photographs review={review} />}
      {review.answer && (
        <div className="mt-4 max-w-2xl border-s-2 border-line ps-4 text-sm">
          <p className="font-medium">{m.reviews_answer_shop()}</p>
          <p lang={review.translation?.answer ? lang : undefined} className="mt-1 wrap-anywhere whitespace-pre-line">
            {review.translation?.answer || review.answer.text}
          </p>
        </div>
      )}
      <PlainForm name="helpful" send="/review/helpful" fields={{ id: review.id }} look="words" className="mt-3">
        <button
          type="submit"
          aria-label={m.reviews_helpful_label({ author: review.author })}
          className="inline-flex min-h-11 items-center text-sm text-desc underline-offset-4 hover:text-base-content hover:underline"
        >
          {m.reviews_helpful()}
          {review.helpful > 0 && ` (${review.helpful})`}
        </button>
      </PlainForm>
    </article>
  );
}

/** What a translated review says in its own words. */
function OwnWords({ review }: { review: Review }) {
  return (
    <Original lang={review.lang}>
      {review.title && <p className="font-medium">{review.title}</p>}
      <p className="whitespace-pre-line">{review.text}</p>
      {review.translation?.answer && <p className="mt-2 border-s-2 border-line ps-4 whitespace-pre-line">{review.answer?.text}</p>}
    </Original>
  );
}

const thumbnail = '96px';
const largest = 1600;

function Photographs({ review }: { review: Review }) {
  const alt = m.reviews_photo_of({ author: review.author });
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {review.images.map((image) => (
        <li key={image.id}>
          <a href={pictureUrl(image, largest, 'jpg')} target="_blank" rel="noopener" className="block overflow-hidden rounded-box">
            <Picture picture={{ ...image, alt }} sizes={thumbnail} className="size-24" />
          </a>
        </li>
      ))}
    </ul>
  );
}
