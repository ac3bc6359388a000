/** What categories, tags, brands and collections have in common in a form. */
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BooleanInput, TextInput, useTranslate, type RaRecord } from 'react-admin';
import { asText } from '../inputs/as-text.ts';
import { PageTextInputs } from '../inputs/page-text-inputs.tsx';
import { RichTextInput } from '../inputs/rich-text-input.tsx';
import { RecordPictureInput } from '../inputs/record-picture-input.tsx';
import { shopLanguages } from '../languages.ts';
import { Panel } from '../panel.tsx';
import { MainAndSide } from '../record-page.tsx';

type ListingInputsProps = {
  /** Whether it can be hidden from shoppers. */
  canHide?: boolean;
  /** Whether it has an address of its own in each language. */
  hasSlugs?: boolean;
  /** Whether it can live right below the shop's own address. */
  hasRootSlug?: boolean;
  /** What its picture is called; absent: a picture. */
  pictureTitle?: string;
  /** What else is written in each language. */
  words?: (lang: string) => ReactNode;
  /** What else stands beside the words, and below them. */
  side?: ReactNode;
  children?: ReactNode;
};

/** Words by language, picture, whether it is shown, address. */
export function ListingInputs({ canHide = false, hasSlugs = true, hasRootSlug = false, pictureTitle, words: besides, side, children }: ListingInputsProps) {
  const translate = useTranslate();
  const words = (
    <PageTextInputs
      languages={shopLanguages}
      hasSlugs={hasSlugs}
      longText={(lang) => (
        <>
          <RichTextInput source={`texts.${lang}.description`} label={translate('backoffice_description')} />
          {besides?.(lang)}
        </>
      )}
    />
  );
  return (
    <Box sx={{ width: '100%' }}>
      <MainAndSide
        main={
          <>
            <Panel title={translate('backoffice_listings_words')}>{words}</Panel>
            {children}
          </>
        }
        side={
          <>
            {canHide && (
              <Panel title={translate('backoffice_visibility')}>
                <BooleanInput source="published" label={translate('backoffice_is_published')} defaultValue />
              </Panel>
            )}
            {side}
            <Panel title={pictureTitle ?? translate('backoffice_picture')}>
              <RecordPictureInput {...(pictureTitle !== undefined && { label: pictureTitle })} />
            </Panel>
            <AddressPanel hasRootSlug={hasRootSlug} />
          </>
        }
      />
    </Box>
  );
}

/** The form's record as the API takes it: languages without a word are left out, emptied words are gone. */
export function writtenListing({ texts, slug, image, ...record }: RaRecord | Partial<RaRecord>): Record<string, unknown> {
  const all = Object.entries((texts ?? {}) as Record<string, Record<string, string | null> | null>);
  const written = all.map(([lang, words]) => [lang, Object.fromEntries(Object.entries(words ?? {}).filter(([, text]) => text))] as const);
  return {
    ...record,
    texts: Object.fromEntries(written.filter(([, words]) => Object.keys(words).length > 0)),
    slug: (slug as string | null) ?? '',
    image: (image as unknown) ?? null,
  };
}

function AddressPanel({ hasRootSlug }: { hasRootSlug: boolean }) {
  const translate = useTranslate();
  const hint = (key: string) => ({ helperText: translate(key), parse: asText, fullWidth: true });
  return (
    <Panel title={translate('backoffice_listings_address')}>
      <TextInput source="slug" label={translate('backoffice_slug')} {...hint('backoffice_content_slug_hint')} />
      {hasRootSlug && <TextInput source="rootSlug" label={translate('backoffice_content_root_slug')} {...hint('backoffice_content_root_slug_hint')} />}
    </Panel>
  );
}
