/** What the search needs once its panel is open: fetched then, because most visits never open it. */
export { forgetSearches, lastSearchGroup, popularGroups, rememberSearch } from './before-typing.ts';
export { readSuggestions, SuggestionList } from './suggestions.tsx';
