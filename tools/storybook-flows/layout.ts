import ElkConstructor, { type ELK, type ElkExtendedEdge, type ElkLabel, type ElkNode } from 'elkjs';
import type { Measure } from './measure.ts';
import { sizes } from './sizes.ts';
import type { Arrow, Box, Chart, Label, Line, Machine, Mark, State } from './types.ts';

// The module is the class itself, but its types describe a module with a default export.
const Elk = ElkConstructor as unknown as new () => ELK;

/** Width divided by height: about that of a page, because charts with other proportions have to be scrolled. */
const BEST_RATIO = 1.3;

const ANYWHERE = 'any state';
const EVERYWHERE = 'in any state';

const options = (direction: 'DOWN' | 'RIGHT') => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
});

/** For arrows to a state that is later in the source: they keep their direction when some arrows have to lead back. */
const ONWARD = { 'elk.layered.priority.direction': '10' };

const FIRST = { 'elk.layered.layering.layerConstraint': 'FIRST' };

const padding = (header: number) => `[top=${header + 18},left=18,bottom=18,right=18]`;

/** The lines in a state's box below its name. */
function linesOf({ calls, transitions }: State): Line[] {
  const staying = transitions.filter(({ target }) => target === null);
  const lines: Line[] = [
    ...calls.map(({ id, isMachine }) => ({ kind: 'calls' as const, text: `${isMachine ? 'runs' : 'calls'} ${id}` })),
    ...staying.map(({ kind, trigger, guard, reenters }) => ({
      kind: reenters ? ('again' as const) : ('stays' as const),
      text: `${reenters ? 'again' : 'stays'} ${kind === 'after' ? '' : 'on '}${trigger}${guard ? ` [${guard}]` : ''}`,
    })),
  ];
  return lines.filter(({ text }, place) => lines.findIndex((other) => other.text === text) === place);
}

const labelText = ({ text, guard }: Label) => (guard ? `${text} [${guard}]` : text);

type Edge = { id: string; source: string; target: string; from: string; to: string; labels: Label[] };

/** Ids of states and of their marks. */
const nodeId = (path: string) => `state:${path}`;
const initialId = (path: string) => `initial:${path}`;
const anywhereId = (path: string) => `anywhere:${path}`;

const isInside = (path: string, outer: string) => outer === '' || path.startsWith(`${outer}.`);

/** All arrows of a machine: one for each pair of states, with a separate one for immediate transitions. */
function edgesOf({ states }: Machine): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { path, transitions } of states) {
    for (const { target, kind, trigger, guard } of transitions) {
      if (target === null) continue;
      // From an outer state to one inside it: drawn from a mark inside, which means 'from any state'.
      const source = isInside(target, path) ? anywhereId(path) : nodeId(path);
      const id = `${source} → ${target} ${kind === 'always' ? 'at once' : ''}`;
      const edge = edges.get(id) ?? { id, source, target: nodeId(target), from: path, to: target, labels: [] };
      edge.labels.push({ kind, text: trigger, guard });
      edges.set(id, edge);
    }
  }
  return [...edges.values()];
}

function textSize(measure: Measure, lines: { text: string; size: number; weight: number }[]) {
  return {
    width: Math.ceil(Math.max(0, ...lines.map(({ text, size, weight }) => measure(text, size, weight)))),
    height: lines.length * sizes.line,
  };
}

/** The machine as a graph for the layout library. */
function toGraph(machine: Machine, edges: Edge[], measure: Measure, direction: 'DOWN' | 'RIGHT'): ElkNode {
  const childrenOf = (path: string) => machine.states.filter(({ parent }) => parent === path);

  const marksOf = ({ path, initial }: State): ElkNode[] => [
    ...(initial === null
      ? []
      : [{ id: initialId(path), width: sizes.initial, height: sizes.initial, layoutOptions: FIRST }]),
    ...(edges.some(({ source }) => source === anywhereId(path))
      ? [
          {
            id: anywhereId(path),
            width: Math.ceil(measure(ANYWHERE, sizes.text, 400)) + 20,
            height: sizes.line + 8,
          },
        ]
      : []),
  ];

  const headerOf = (state: State, title: string) =>
    textSize(measure, [
      { text: title, size: sizes.title, weight: 600 },
      ...linesOf(state).map(({ text }) => ({ text, size: sizes.text, weight: 400 })),
    ]);

  const toNode = (state: State): ElkNode => {
    const header = headerOf(state, state.key);
    const id = nodeId(state.path);
    if (state.kind === 'history') return { id, width: sizes.history, height: sizes.history };
    const children = childrenOf(state.path);
    const width = header.width + 2 * sizes.inset;
    if (children.length === 0) return { id, width, height: header.height + 2 * sizes.inset };
    return {
      id,
      layoutOptions: {
        'elk.padding': padding(header.height + sizes.inset),
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, 0)`,
      },
      children: [...marksOf(state), ...children.map(toNode)],
    };
  };

  const toLabels = ({ id, labels }: Edge): ElkLabel[] => {
    const { width, height } = textSize(
      measure,
      labels.map((label) => ({ text: labelText(label), size: sizes.text, weight: 500 })),
    );
    const text = labels.map(labelText).join('\n');
    const layoutOptions = { 'elk.edgeLabels.inline': 'true' };
    return [{ id: `label:${id}`, text, width: width + 8, height: height + 4, layoutOptions }];
  };

  const placeOf = (path: string) => machine.states.findIndex((state) => state.path === path);

  const [root, ...rest] = machine.states;
  if (!root) throw new Error(`The machine ${machine.name} has no states.`);
  const toStart: ElkExtendedEdge[] = [root, ...rest]
    .filter(({ initial }) => initial !== null)
    .map(({ path, initial }) => ({
      id: `start:${path}`,
      sources: [initialId(path)],
      targets: [nodeId(initial ?? '')],
      layoutOptions: ONWARD,
    }));
  const above = linesOf(root).length === 0 ? 0 : headerOf(root, EVERYWHERE).height;
  return {
    id: nodeId(''),
    layoutOptions: { ...options(direction), 'elk.padding': padding(above) },
    children: [...marksOf(root), ...childrenOf('').map(toNode)],
    edges: [
      ...toStart,
      ...edges.map((edge) => ({
        id: edge.id,
        sources: [edge.source],
        targets: [edge.target],
        ...(placeOf(edge.from) < placeOf(edge.to) && { layoutOptions: ONWARD }),
        labels: toLabels(edge),
      })),
    ],
  };
}

const round = (value = 0) => Math.round(value * 10) / 10;

const areaOf = ({ x, y, width, height }: { x?: number; y?: number; width?: number; height?: number }) => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

/** Converts a graph with its layout to a drawing. */
function toChart(machine: Machine, edges: Edge[], laidOut: ElkNode): Chart {
  const placed = new Map<string, ElkNode>();
  const collect = (node: ElkNode) => {
    placed.set(node.id, node);
    node.children?.forEach(collect);
  };
  collect(laidOut);
  const areaAt = (id: string) => {
    const node = placed.get(id);
    return node && areaOf(node);
  };
  const states = new Map(machine.states.map((state) => [state.path, state]));

  const boxes: Box[] = [];
  const marks: Mark[] = [];
  for (const state of machine.states) {
    const { path, key, kind, parent } = state;
    for (const mark of ['initial', 'anywhere'] as const) {
      const area = areaAt(`${mark}:${path}`);
      if (area) marks.push({ ...area, kind: mark, parent: path });
    }
    const lines = linesOf(state);
    const area = areaAt(nodeId(path));
    const isRegion = states.get(parent ?? '')?.kind === 'parallel';
    if (!area || (path === '' && lines.length === 0)) continue;
    boxes.push({ ...area, path, title: path === '' ? EVERYWHERE : key, kind, isRegion, lines });
  }

  const known = new Map(edges.map((edge) => [edge.id, edge]));
  const arrows = (laidOut.edges ?? []).map(({ id, sections = [], labels = [] }): Arrow => {
    const edge = known.get(id);
    const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]);
    const [label] = labels;
    return {
      from: edge?.from ?? '',
      to: edge?.to ?? '',
      isImmediate: Boolean(edge?.labels.every(({ kind }) => kind === 'always')),
      points: points.map(({ x, y }) => ({ x: round(x), y: round(y) })),
      label: edge && label ? { ...areaOf(label), lines: edge.labels } : null,
    };
  });
  return { width: Math.ceil(laidOut.width ?? 0), height: Math.ceil(laidOut.height ?? 0), boxes, marks, arrows };
}

/**
 * Draws a machine in both directions, and returns the drawing whose proportions are closer to those of a page. The same
 * machine always gives the same drawing, to the byte.
 */
export async function layOut(machine: Machine, measure: Measure): Promise<Chart> {
  const edges = edgesOf(machine);
  const elk = new Elk();
  const charts: Chart[] = [];
  for (const direction of ['DOWN', 'RIGHT'] as const) {
    charts.push(toChart(machine, edges, await elk.layout(toGraph(machine, edges, measure, direction))));
  }
  const offBy = ({ width, height }: Chart) => Math.abs(Math.log(width / height / BEST_RATIO));
  const [down, right] = charts as [Chart, Chart];
  return offBy(down) <= offBy(right) ? down : right;
}
