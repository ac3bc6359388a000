import { useTranslate } from 'react-admin';

/** What a template is called: the pages that it makes; of one for single pages, its own words too. */
export function useTemplateTitle(): (name: string) => string {
  const translate = useTranslate();
  const named = (name: string) => translate(`backoffice_template_${name.replaceAll('-', '_')}`, { _: '' });
  return (name) => {
    const parts = name.split('-');
    for (let count = parts.length; count > 0; count -= 1) {
      const title = named(parts.slice(0, count).join('-'));
      if (title !== '') return count === parts.length ? title : `${title} · ${parts.slice(count).join(' ')}`;
    }
    return name;
  };
}
