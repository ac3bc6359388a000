/** Words that Material UI says by itself: names of its buttons, "no options". It has them in English unless others are given. */
import type { RaThemeOptions } from 'react-admin';

type Translate = (key: string, values?: Record<string, string | number>) => string;
type Item = 'page' | 'first' | 'last' | 'next' | 'previous' | 'start-ellipsis' | 'end-ellipsis';

/** The theme with those words in the language of the back office. */
export function inOwnWords(theme: RaThemeOptions, translate: Translate): RaThemeOptions {
  const autocomplete = theme.components?.MuiAutocomplete;
  const nameOfItem = (item: Item, page: number | null, isCurrent = false) =>
    item === 'page' ? translate(`ra.navigation.${isCurrent ? 'current_page' : 'page'}`, { page: page ?? 1 }) : translate(`ra.navigation.${item}`);
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiAutocomplete: {
        ...autocomplete,
        defaultProps: {
          ...autocomplete?.defaultProps,
          openText: translate('ra.action.open'),
          closeText: translate('ra.action.close'),
          clearText: translate('ra.action.clear_input_value'),
          noOptionsText: translate('backoffice_nothing_found'),
          loadingText: translate('ra.page.loading'),
        },
      },
      MuiPagination: { defaultProps: { 'aria-label': translate('backoffice_page_numbers'), getItemAriaLabel: nameOfItem } },
      // Lists have it on phones.
      MuiTablePagination: { defaultProps: { getItemAriaLabel: nameOfItem } },
      MuiAlert: { defaultProps: { closeText: translate('ra.action.close') } },
    },
  };
}
