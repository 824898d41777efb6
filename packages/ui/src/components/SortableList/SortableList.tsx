import { type ReactNode, useRef, useState } from 'react';
import { useFocusKeeper } from '../../lib/useFocusKeeper.ts';
import { displayIndexOf, useReorder } from '../../lib/useReorder.ts';
import { ArrowUpIcon, CloseIcon, GripIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SortableList.css.ts';

export interface SortableItem {
  id: string;
  /** The item's name, for the names of its buttons. */
  name: string;
  /** The content of the row. @default the name */
  content?: ReactNode;
  /** Additional buttons of the row. */
  actions?: ReactNode;
}

export interface SortableListProps {
  /** What the list contains, for screen readers. */
  label: string;
  /** The items, in order. */
  items: readonly SortableItem[];
  /** Called with the item's new index, from 0. */
  onMove: (id: string, toIndex: number) => void;
  /** Called to remove an item. Without it the button is not shown. */
  onRemove?: (id: string) => void;
  /** Disables all controls. @default false */
  disabled?: boolean;
}

/** Rows in an order that a person chooses: by dragging a row's handle, or with its buttons. */
export function SortableList({ label, items, onMove, onRemove, disabled = false }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const keepFocus = useFocusKeeper(list);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    setAnnouncement(`${item.name} is now ${to + 1} of ${items.length}.`);
    onMove(item.id, to);
  };
  const { drag, getDragProps } = useReorder(list, disabled || items.length < 2 ? undefined : move);
  return (
    <div data-slot="sortable-list">
      <ol ref={list} aria-label={label} tabIndex={-1} className={styles.list} {...keepFocus}>
        {items.map(({ id, name, content = <bdi>{name}</bdi>, actions }, index) => (
          <li
            key={id}
            data-slot="sortable-row"
            data-state={drag?.from === index ? 'held' : undefined}
            className={styles.row}
            style={drag ? { order: displayIndexOf(index, drag) } : undefined}
            {...getDragProps(index)}
          >
            <span aria-hidden="true" data-grip={disabled ? undefined : 'touch'} className={styles.handle}>
              <GripIcon size={16} strokeWidth={2.5} />
              <span>{displayIndexOf(index, drag) + 1}</span>
            </span>
            <div className={styles.content}>{content}</div>
            <div className={styles.buttons}>
              {actions}
              <IconButton
                label={`Move ${name} up`}
                aria-disabled={index === 0 || undefined}
                disabled={disabled}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUpIcon size={20} />
              </IconButton>
              <IconButton
                label={`Move ${name} down`}
                aria-disabled={index === items.length - 1 || undefined}
                disabled={disabled}
                onClick={() => move(index, index + 1)}
              >
                <ArrowUpIcon size={20} className={styles.down} />
              </IconButton>
              {onRemove && (
                <IconButton
                  label={`Remove ${name}`}
                  disabled={disabled}
                  onClick={() => {
                    setAnnouncement(`${name} removed.`);
                    onRemove(id);
                  }}
                >
                  <CloseIcon size={20} />
                </IconButton>
              )}
            </div>
          </li>
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
