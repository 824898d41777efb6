declare module 'virtual:docs' {
  type Sentence = import('./sentences.ts').Sentence;

  /** Every file of stories. */
  export const files: import('./storyFiles.ts').StoryFile[];
  /** What vouches for the component of each file of stories. */
  export const evidence: import('./evidence.ts').Evidence[];
  export const journeys: import('./map.ts').MappedJourney[];
  export const emptyStates: Sentence[];
  export const toasts: Sentence[];
  export const refusals: Sentence[];
}

declare module 'virtual:props' {
  /** What each component and screen takes. */
  export const props: Readonly<Record<string, readonly import('./props.ts').Prop[]>>;
}
