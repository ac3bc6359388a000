/** The picture above an article, and its alternative text. */
import { useId, useState } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { pictureUrl } from '#ui/picture-data.ts';
import { articleLimits } from '../../../rules-limits.ts';
import { PictureField } from './picture-field.tsx';
import { sendPicture } from './send-picture.ts';

type Change = (changes: { picture?: string; pictureAlt?: string }) => void;

type Props = {
  picture: string;
  /** The picture stored with the article, under an address for its author. */
  stored: { id: string; url: string } | null;
  alt: string;
  errors: Record<string, string>;
  disabled: boolean;
  onChange: Change;
};

export function Cover({ picture, stored, alt, errors, disabled, onChange }: Props) {
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
        {m.articles_cover()}
        <span className="font-normal text-desc">{m.ui_optional()}</span>
      </p>
      {picture === '' ? (
        <PictureField
          form="article"
          name="picture"
          label={m.articles_cover_choose()}
          hint={busy ? m.articles_uploading() : m.articles_cover_hint()}
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
          <CoverWords alt={alt} errors={errors} disabled={disabled} onChange={onChange} />
        </div>
      )}
    </fieldset>
  );
}

/** What the picture shows, and taking it away. */
function CoverWords({ alt, errors, disabled, onChange }: Pick<Props, 'alt' | 'errors' | 'disabled' | 'onChange'>) {
  return (
    <div className="space-y-4">
      <TextField
        form="article"
        name="pictureAlt"
        label={m.articles_alt()}
        hint={m.articles_alt_hint()}
        error={errors['pictureAlt'] ?? errors['picture']}
        value={alt}
        maxLength={articleLimits.alt}
        onChange={(event) => onChange({ pictureAlt: event.target.value })}
      />
      {!disabled && <Button onClick={() => onChange({ picture: '', pictureAlt: '' })}>{m.articles_cover_remove()}</Button>}
    </div>
  );
}
