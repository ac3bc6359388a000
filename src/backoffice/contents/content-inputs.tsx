import { useQuery } from '@tanstack/react-query';
import { BooleanInput, required, SelectInput, TextInput, useLocaleState, useResourceContext, useTranslate } from 'react-admin';
import { textIn } from '#kit/pure/languages.ts';
import { callAdmin } from '../api/call-admin.ts';
import { asText } from '../components/inputs/as-text.ts';
import { PageTextInputs } from '../components/inputs/page-text-inputs.tsx';
import { PicturesInput } from '../components/inputs/pictures-input.tsx';
import { RichTextInput } from '../components/inputs/rich-text-input.tsx';
import { contentLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { MainAndSide } from '../components/record-page.tsx';
import { useRight } from '../components/use-right.ts';
import { useRoutes } from '../components/use-routes.ts';
import { ContentProducts } from './content-products.tsx';
import { FieldInputs } from './field-inputs.tsx';
import { TopicPicker } from './topic-picker.tsx';
import { MomentInput } from '../components/moments/moment-input.tsx';

/** Everything that is written of a content: what it says, and beside that when and where. */
export function ContentInputs() {
  const resource = useResourceContext();
  return <MainAndSide main={<Main resource={resource} />} side={<Side resource={resource} />} />;
}

function Main({ resource }: { resource: string | undefined }) {
  const translate = useTranslate();
  return (
    <>
      <Panel title={translate('backoffice_content_words')}>
        <PageTextInputs
          languages={contentLanguages}
          longText={(lang) => <RichTextInput source={`texts.${lang}.body`} label={translate('backoffice_content_body')} />}
        />
      </Panel>
      {resource === 'entries' && <FieldInputs />}
      <Panel title={translate('backoffice_compare_pictures')}>
        <PicturesInput source="pictures" />
      </Panel>
      <Panel title={translate('backoffice_products')}>
        <ContentProducts />
      </Panel>
    </>
  );
}

function Side({ resource }: { resource: string | undefined }) {
  const translate = useTranslate();
  return (
    <>
      <Panel title={translate('backoffice_visibility')}>
        <BooleanInput source="published" label={translate('backoffice_is_published')} />
        <MomentInput source="publishAt" label={translate('backoffice_content_from')} helperText={translate('backoffice_content_from_hint')} />
        <MomentInput source="unpublishAt" label={translate('backoffice_content_until')} />
      </Panel>
      <Panel title={translate('backoffice_content_place')}>
        {resource === 'entries' && <TypeInput />}
        {resource === 'articles' && (
          <>
            <TopicPicker source="categories" resource="article-categories" label={translate('backoffice_content_categories')} />
            <TopicPicker source="tags" resource="article-tags" label={translate('backoffice_content_tags')} />
            <TextInput source="author" label={translate('backoffice_content_author')} parse={asText} fullWidth />
          </>
        )}
        <TextInput source="slug" label={translate('backoffice_slug')} helperText={translate('backoffice_content_slug_hint')} parse={asText} fullWidth />
        {resource !== 'articles' && (
          <TextInput
            source="rootSlug"
            label={translate('backoffice_content_root_slug')}
            helperText={translate('backoffice_content_root_slug_hint')}
            fullWidth
          />
        )}
        <TemplateInput />
      </Panel>
    </>
  );
}

/** Which custom kind an entry is of, by its name. */
function TypeInput() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const custom = useRoutes()?.customCategories.filter(({ source }) => source === 'entry') ?? [];
  const choices = [
    ...custom.map(({ key, texts }) => ({ id: key, name: textIn(texts as Record<string, { title?: string }>, 'title', locale) || key })),
    { id: 'app', name: translate('backoffice_content_app') },
  ];
  return <SelectInput source="type" label={translate('backoffice_content_type')} choices={choices} validate={required()} fullWidth />;
}

/** The template of its page, for users who may see templates. */
function TemplateInput() {
  const translate = useTranslate();
  const canRead = useRight('write:content');
  const { data = [] } = useQuery({
    queryKey: ['templates', 'picker'],
    queryFn: async () => (await callAdmin<{ items: { id: string; base: string }[] }>('/templates?size=100')).data.items,
    enabled: canRead,
  });
  // Made for single pages: those of the shop are chosen by themselves.
  const own = data.filter(({ id, base }) => id !== base).map(({ id }) => ({ id, name: id }));
  return (
    <SelectInput
      source="template"
      label={translate('backoffice_template')}
      choices={own}
      emptyText={translate('backoffice_content_template_usual')}
      helperText={false}
      fullWidth
    />
  );
}
