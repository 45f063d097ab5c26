-- The wrap-up insurance of a project, and where each of its vendors stands with it.
ALTER TABLE "project" ADD COLUMN "wrap" JSONB;
ALTER TABLE "assignment" ADD COLUMN "enrollment" JSONB;
ALTER TABLE project ADD CONSTRAINT project_wrap CHECK (jsonb_typeof(wrap) = 'object');
ALTER TABLE assignment ADD CONSTRAINT assignment_enrollment CHECK (jsonb_typeof(enrollment) = 'object');
