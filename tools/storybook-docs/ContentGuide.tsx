import { emptyStates, refusals, toasts } from 'virtual:docs';
import { pictureMessages } from '@abs/contract';
import { adminMessages, messages, settingsMessages } from '@abs/machines';
import { DataTable } from './DataTable.tsx';
import { formMessages } from './fieldMessages.ts';
import { spelledOut } from './names.ts';
import { docsStyles } from './pageStyles.ts';

type Row = readonly [text: string, where: string];

const Sentences = ({ label, where, rows }: { label: string; where: string; rows: readonly Row[] }) => (
  <DataTable
    label={label}
    className="sentences"
    columns={['It says', where]}
    rows={rows.map(([text, place]) => ({
      key: `${place} ${text}`,
      cells: [
        text,
        <span key="place" className="muted">
          {place}
        </span>,
      ],
    }))}
  />
);

const namesOf = (texts: Record<string, string>): Row[] => Object.entries(texts).map(([name, text]) => [text, name]);
const placesOf = (sentences: typeof toasts): Row[] => sentences.map(({ text, file }) => [text, file]);

const fieldRows: Row[] = formMessages.flatMap(({ form, fields }) =>
  fields.flatMap(({ field, messages: texts }) => texts.map((text): Row => [text, `${form}, ${field}`])),
);

/** The shop's style of writing, and all its texts, read from the source. */
export function ContentGuide() {
  return (
    <div className="flow-page docs-page sb-unstyled">
      <style>{docsStyles}</style>
      <h1>Content guide</h1>
      <p className="lead">Short and human. Say what happened, then what to do. Stop there.</p>
      <h2>Rules</h2>
      <ul className="doors">
        <li>
          <h3>An error says what happened and what to do</h3>
          <p>“{messages.loginFailed}” and never a code, never “Oops”, never whose fault it was.</p>
        </li>
        <li>
          <h3>Say once, and briefly, what worked</h3>
          <p>“{messages.orderCancelled}” It goes by itself; what can be taken back offers Undo.</p>
        </li>
        <li>
          <h3>Empty states offer a next step</h3>
          <p>“{emptyStates.find(({ text }) => text.startsWith('No pending orders'))?.text}” with a way on beside it.</p>
        </li>
        <li>
          <h3>What cannot be pressed says why</h3>
          <p>In its place or in its description. While something runs, the button that started it says so.</p>
        </li>
        <li>
          <h3>A button says what it does</h3>
          <p>A verb, in the words of the heading above it. Money and harm are named: “Yes, Delete”, never “OK”.</p>
        </li>
        <li>
          <h3>Names keep their marks</h3>
          <p>Ẹ, ọ, ṣ and tone marks are written, searched and set as people write them. Prices have ₦ and no space.</p>
        </li>
      </ul>
      <p style={{ marginBlockStart: 32 }}>
        Some sentences below were given word for word and stay as they are, even where we would put them otherwise. A
        server's own sentence goes before ours. “…” stands for what is filled in.
      </p>
      <h2>Flows</h2>
      <p className="muted">What flows show when the server sends no message.</p>
      <Sentences label="Flows" where="Name" rows={namesOf(messages)} />
      <h2>Flows of the account settings</h2>
      <Sentences label="Flows of the account settings" where="Name" rows={namesOf(settingsMessages)} />
      <h2>Flows of the back office</h2>
      <Sentences label="Flows of the back office" where="Name" rows={namesOf(adminMessages)} />
      <h2>Toasts</h2>
      <p className="muted">What the shop itself says in passing; the sentences of flows appear as toasts too.</p>
      <Sentences label="Toasts" where="Source" rows={placesOf(toasts)} />
      <h2>Empty states</h2>
      <Sentences label="Empty states" where="Source" rows={placesOf(emptyStates)} />
      <h2>Fields</h2>
      <p className="muted">
        Each rule was given nothing, too little, too much and the wrong thing; this is what it answered. The server
        answers the same.
      </p>
      <Sentences label="Fields" where="Form and field" rows={fieldRows} />
      <h2>Pictures that are refused</h2>
      <Sentences
        label="Pictures that are refused"
        where="When"
        rows={namesOf(pictureMessages).map(([text, name]) => [text, spelledOut(name)])}
      />
      <h2>What the server refuses</h2>
      <Sentences label="What the server refuses" where="Source" rows={placesOf(refusals)} />
    </div>
  );
}
