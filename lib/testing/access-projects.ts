import { randomUUID } from "node:crypto";
import { listOf, type Row, reads, readsOne, type Subject, writes, writesOne } from "@/lib/testing/access-rows";
import type { Call } from "@/lib/testing/request";

const project = ({ projectId }: Subject): Call => ({ params: { id: projectId } });
const assignment = ({ projectId, assignmentId }: Subject): Call => ({ params: { id: projectId, assignmentId } });

/** The calls about projects and the contracts on them. */
export const projectRows: Record<string, Row> = {
  "GET /api/projects": { answers: reads },
  "POST /api/projects": { answers: writes(201), call: () => ({ json: { name: `Invented ${randomUUID()}` } }) },
  "GET /api/projects/ids": { answers: reads },
  "GET /api/projects/names": { answers: reads },
  "GET /api/projects/export": { answers: reads },
  "POST /api/projects/batch": { answers: writes(200), call: ({ projectId }) => ({ json: { action: "complete", ids: [projectId] } }) },
  "GET /api/projects/[id]": { answers: readsOne, call: project },
  "PATCH /api/projects/[id]": { answers: writesOne(200), call: (subject) => ({ ...project(subject), json: { number: "26-014" } }) },
  "DELETE /api/projects/[id]": { answers: writesOne(200), call: project },
  "GET /api/projects/[id]/assignments": { answers: readsOne, call: project },
  "POST /api/projects/[id]/assignments": {
    answers: writesOne(201),
    call: (subject) => ({ ...project(subject), json: { vendorIds: [subject.vendorId], contractNumber: randomUUID() } }),
  },
  "GET /api/projects/[id]/assignments/export": { answers: readsOne, call: project },
  "PATCH /api/projects/[id]/assignments/[assignmentId]": {
    answers: writesOne(200),
    call: (subject) => ({ ...assignment(subject), json: { scopeOfWork: "Roofing" } }),
  },
  "DELETE /api/projects/[id]/assignments/[assignmentId]": { answers: writesOne(200), call: assignment },

  // A project without a wrap-up; a separate test takes a list in.
  "POST /api/projects/[id]/enrollments": {
    answers: writesOne(409),
    call: (subject) => ({ ...project(subject), form: listOf("vendor,status", "Invented Glazing,Enrolled") }),
  },
  "GET /api/projects/[id]/enrollments": { answers: readsOne, call: project },
  // No list was taken in; a separate test undoes one.
  "POST /api/projects/[id]/enrollments/[importId]/undo": {
    answers: writesOne(404),
    call: ({ projectId }) => ({ params: { id: projectId, importId: randomUUID() } }),
  },

  "GET /api/projects/[id]/clearance": { answers: readsOne, call: project },
  "GET /api/projects/[id]/clearance/export": { answers: readsOne, call: project },
};
