/** The text of story sections: a line above the title, the title, a text, and the text of the button or link. */
export const storyWords = ['eyebrow', 'title', 'text', 'action'] as const;

/** In one language. */
export type StoryWords = Record<(typeof storyWords)[number], string>;
