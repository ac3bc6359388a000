/** The picture above an article, and what it shows in words. */
import { useId, useState } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { pictureUrl } from '#ui/picture-data.ts';
import { usePageView } from '#ui/page-view.tsx';
import { articleLimits } from '../../../rules-limits.ts';
import { PictureField } from './picture-field.tsx';
import { sendPicture } from './send-picture.ts';

type Change = (changes: { picture?: string; pictureAlt?: string }) => void;

/** See above. `stored`: the picture that the shop keeps with the article, under an address for its author. */
export function Cover({
  picture,
  stored,
  alt,
  errors,
  disabled,
  onChange,
}: {
  picture: string;
  stored: { id: string; url: string } | null;
  alt: string;
  errors: Record<string, string>;
  disabled: boolean;
  onChange: Change;
}) {
  const { locale } = usePageView();
  const options = { locale };
  const heading = useId();
  const [busy, setBusy] = useState(false);
  // Each answer has another address for the same picture: the first one goes on being shown.
  const [fresh, setFresh] = useState(stored);
  if (stored && stored.id === picture && fresh?.id !== picture) setFresh(stored);
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    const sent = await sendPicture(file);
    setBusy(false);
    if ('problem' in sent) setProblem(sent.problem);
    else {
      setFresh(sent);
      onChange({ picture: sent.id });
    }
  };
  return (
    <fieldset aria-labelledby={heading} disabled={disabled}>
      <p id={heading} className="mb-1.5 text-sm font-medium">
        {m.articles_cover({}, options)} <span className="font-normal text-desc">{m.ui_optional({}, options)}</span>
      </p>
      {picture === '' ? (
        <PictureField
          form="article"
          name="picture"
          label={m.articles_cover_choose({}, options)}
          hint={busy ? m.articles_uploading({}, options) : m.articles_cover_hint({}, options)}
          error={problem ?? errors['picture']}
          busy={busy}
          onFile={(file) => void take(file)}
        />
      ) : (
        <div className="grid items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <img
            src={pictureUrl({ url: fresh?.id === picture ? fresh.url : `/media/${picture}/1200.jpg` }, 480, 'jpg')}
            alt={alt}
            className="aspect-3/2 w-full rounded-box bg-base-200 object-cover"
          />
          <div className="space-y-3">
            <TextField
              form="article"
              name="pictureAlt"
              label={m.articles_alt({}, options)}
              hint={m.articles_alt_hint({}, options)}
              error={errors['pictureAlt'] ?? errors['picture']}
              value={alt}
              maxLength={articleLimits.alt}
              onChange={(event) => onChange({ pictureAlt: event.target.value })}
            />
            {!disabled && <Button onClick={() => onChange({ picture: '', pictureAlt: '' })}>{m.articles_cover_remove({}, options)}</Button>}
          </div>
        </div>
      )}
    </fieldset>
  );
}
