declare module 'virtual:docs' {
  type Sentence = import('./sentences.ts').Sentence;

  /** Every file of stories. */
  export const files: import('./storyFiles.ts').StoryFile[];
  /** The evidence for the component of each file of stories. */
  export const evidence: import('./evidence.ts').Evidence[];
  /** When the stories were tested last, in milliseconds since 1970; null without results. */
  export const testedAt: number | null;
  export const journeys: import('./map.ts').MappedJourney[];
  export const emptyStates: Sentence[];
  export const toasts: Sentence[];
  export const refusals: Sentence[];
  export const releases: readonly import('./changes.ts').Release[];
}

declare module 'virtual:usage' {
  /** Where components and tokens are used. */
  export const usage: import('./usage.ts').Usage;
}

declare module 'virtual:props' {
  /** The props of each component and screen. */
  export const props: Readonly<Record<string, readonly import('./props.ts').Prop[]>>;
}

declare module 'virtual:texts' {
  /** The texts and the comments of stories, each line once. */
  export const lines: readonly string[];
  /** The indexes of a story's lines, by its id. */
  export const linesOf: Readonly<Record<string, readonly number[]>>;
  /** The texts of pages that are written by hand. */
  export const pages: readonly { title: string; lines: readonly string[] }[];
}

declare module 'virtual:code' {
  /** The code of each story of a component, by the story's id. */
  export const code: Readonly<Record<string, string>>;
}
